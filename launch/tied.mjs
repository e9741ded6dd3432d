// Loaded before the program: when the launcher above is killed outright, the program ends in order instead of staying.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
