"""What holds in every state: the engine against itself, against its mirror image and against a second one."""
