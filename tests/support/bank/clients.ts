import { setTimeout as sleep } from 'node:timers/promises'
import type { Bank } from './bank.ts'
import { adjust, bulk, check, type Operation, payAndRefundChallan, topUp } from './operations.ts'
import { readStatement } from './reading.ts'

const PAUSE_MS = 20
const AFTER_ERROR_MS = 500

/**
 * One client each, and how often it does its operation for each fault. Checks never pause; the others keep within the limits that an
 * account has.
 */
const clients: { operation: Operation; perFault: number }[] = [
  { operation: check, perFault: Number.POSITIVE_INFINITY },
  { operation: check, perFault: Number.POSITIVE_INFINITY },
  { operation: check, perFault: Number.POSITIVE_INFINITY },
  { operation: topUp, perFault: 2 },
  { operation: adjust, perFault: 3 },
  { operation: payAndRefundChallan, perFault: 1 },
  { operation: bulk, perFault: 0.5 },
  { operation: readStatement, perFault: 2 },
]

export interface Working {
  /** Waits until so many further operations are completed, or for `mostMs`: clients may all wait for a lease. */
  pause(operations: number, mostMs: number): Promise<void>
  /** Has another client do an operation beside the others. */
  begin(operation: Operation): void
  /** Tells the clients of a fault, which gives each of them more to do. */
  countFault(): void
  /** Lets each client complete what it has begun. Returns what was answered with an error. */
  end(): Promise<string[]>
}

/** Customers, staff and the card gateway at work. */
export function startClients(bank: Bank): Working {
  const errors: string[] = []
  let faults = 0
  let isOver = false
  const once = async (operation: Operation) => {
    try {
      await operation(bank)
      bank.done += 1
    } catch (error) {
      errors.push((error as Error).message)
      await sleep(AFTER_ERROR_MS)
    }
  }
  const client = async ({ operation, perFault }: (typeof clients)[number]) => {
    for (let times = 0; !isOver; times += 1) {
      while (!isOver && times >= perFault * (faults + 1)) await sleep(PAUSE_MS)
      if (!isOver) await once(operation)
    }
  }
  const working = clients.map(client)
  return {
    async pause(operations, mostMs) {
      const [enough, until] = [bank.done + operations, Date.now() + mostMs]
      while (bank.done < enough && Date.now() < until) await sleep(PAUSE_MS)
    },
    begin: operation => void working.push(once(operation)),
    countFault() {
      faults += 1
    },
    async end() {
      isOver = true
      await Promise.all(working)
      return errors
    },
  }
}
