import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** What is known of a bank. The facts are those of its head office; banks without them are new or take part in no clearing of NPCI's. */
export interface BankFacts {
  name: string | null
  kind: string | null
  headOffice: { ifsc: string; micr: string } | null
  /** The sum of `serviceBits`; null if they are not known. */
  services: number | null
}

export const serviceBits = { nachCredit: 1, achDebit: 2, aadhaarPayments: 4, mandates: 8, upi: 16 } as const

interface BankData {
  banks: Map<string, BankFacts>
  /** By bank: its branches as numbers (`branchNumber`), ascending. */
  branches: Map<string, Uint32Array>
  /** Codes, or beginnings of codes, that a bank lends to another: that bank's code or name. */
  lent: Map<string, string>
}

/** Branches with letters come after the million of those with six digits: every code of six characters fits in 32 bits. */
const firstWithLetters = 1_000_000

/** A branch's six characters as a number. */
export const branchNumber = (branch: string): number =>
  /^\d{6}$/.test(branch) ? Number(branch) : firstWithLetters + Number.parseInt(branch, 36)

function parseBranches(differences: string, words: string): Uint32Array {
  const numbers: number[] = []
  let last = 0
  for (const part of differences.split(' ').filter(Boolean)) {
    const [gap = '', run = '0'] = part.split('-')
    last += Number.parseInt(gap, 36)
    numbers.push(last)
    for (let left = Number.parseInt(run, 36); left > 0; left--) numbers.push(++last)
  }
  return Uint32Array.from([...numbers, ...words.split(' ').filter(Boolean).map(branchNumber)]).sort()
}

function parseBank(line: string): [string, BankFacts] {
  const [code = '', name = '', kind, ifsc, micr, services] = line.split('\t')
  const headOffice = ifsc && micr ? { ifsc, micr } : null
  return [code, { name: name || null, kind: kind ?? null, headOffice, services: services ? Number(services) : null }]
}

let loaded: BankData | undefined

/** All banks and branches, from the file that `scripts/packIfsc.ts` makes. Read on first use: 30 ms, and 1 MB from then on. */
export function bankData(): BankData {
  if (loaded) return loaded
  const text = brotliDecompressSync(readFileSync(new URL('./ifsc.txt.br', import.meta.url))).toString('utf8')
  const [, banks = [], branches = [], lent = []] = text
    .trimEnd()
    .split('\n\n')
    .map(part => part.split('\n'))
  loaded = {
    banks: new Map(banks.map(parseBank)),
    branches: new Map(
      branches.map(line => {
        const [code = '', differences = '', words = ''] = line.split('\t')
        return [code, parseBranches(differences, words)]
      }),
    ),
    lent: new Map(lent.map(line => line.split('\t') as [string, string])),
  }
  return loaded
}

/** Whether the bank has this branch, by binary search. */
export function hasBranch(bank: string, branch: string): boolean {
  const all = bankData().branches.get(bank)
  if (!all) return false
  const wanted = branchNumber(branch)
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return all[low] === wanted
}
