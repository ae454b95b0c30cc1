@rem npm runs scripts through cmd.exe here, which has no exec; elsewhere it makes a stop signal reach the program itself.
@%*
