import { readFileSync } from 'node:fs'

/** Places in /proc/self/stat: user and system time of the children that have ended and of theirs, in ticks of 10 ms. */
const [USER, SYSTEM] = [15, 16]

function ofChildren(): number | undefined {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(' ')
    return (Number(fields[USER]) + Number(fields[SYSTEM])) / 100
  } catch {
    return undefined
  }
}

let counted = ofChildren()

/** The CPU time, in seconds, of the child that has just ended: of all children, what was not counted before. Known on Linux alone. */
export function cpuSecondsOfEnded(): number | undefined {
  const before = counted
  counted = ofChildren()
  return before === undefined || counted === undefined ? undefined : counted - before
}
