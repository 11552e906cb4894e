"""The rules on an NVIDIA GPU, compared with the processor and measured (`make gpu`)."""
