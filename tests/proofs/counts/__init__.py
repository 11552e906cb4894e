"""Numbers of decision sequences from known positions, against which programs can be checked."""
