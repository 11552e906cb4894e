"""The games as other programs know games. Each module needs the package that it is named after."""
