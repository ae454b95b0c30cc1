import { spawn } from 'node:child_process'
import { once } from '../engines/once.ts'

export interface ProgramLimits {
  /** On the clock. */
  ms: number
  /** Of the processor, each process by itself. */
  cpuSeconds: number
  /** Address space of each process. */
  memoryMb: number
  /** The largest file that it may write. */
  fileMb: number
}

/** Whether a program can be started without the network: the kernel must permit namespaces to whoever runs this server. */
const canIsolate = once(() => ends('unshare', ['-rn', 'true']))

/**
 * Runs a program that reads strangers' files: in a process group of its own, with limits, in a directory of its own, without our environment and, where the
 * machine permits it, without the network. Everything that it has started ends with it. Returns whether it ended with 0 in time.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  directory: string,
  { ms, cpuSeconds, memoryMb, fileMb }: ProgramLimits,
): Promise<boolean> {
  const limits = `ulimit -t ${cpuSeconds}; ulimit -v ${memoryMb * 1024}; ulimit -f ${fileMb * 2048}; ulimit -c 0; exec "$@"`
  const shell = ['/bin/sh', '-c', limits, 'sh', program, ...args]
  const [first = '', ...rest] = (await canIsolate()) ? ['unshare', '-rn', ...shell] : shell
  return ends(first, rest, { directory, ms })
}

function ends(
  program: string,
  args: readonly string[],
  { directory, ms = 5_000 }: { directory?: string; ms?: number } = {},
): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: directory,
      detached: true,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...(directory && { HOME: directory, TMPDIR: directory }) },
    })
    const endGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Nothing of it is left.
      }
    }
    const timer = setTimeout(endGroup, ms)
    const settle = (isDone: boolean) => {
      clearTimeout(timer)
      endGroup()
      resolve(isDone)
    }
    child.once('error', () => settle(false))
    child.once('exit', code => settle(code === 0))
  })
}
