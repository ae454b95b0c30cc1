/** Loaded with `--import` before a command: writes the process's peak resident memory in MB to the file descriptor 3 when it ends. */
import { writeSync } from 'node:fs'

process.on('exit', () => writeSync(3, String(Math.round(process.resourceUsage().maxRSS / 1024))))
