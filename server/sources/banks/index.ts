import { type BankFacts, bankData, hasBranch, serviceBits } from './data.ts'
import { type Merger, mergerOf, mergerOfBranch, renumbered } from './mergers.ts'

interface NamedBank {
  /** Four letters; null for a co-operative bank without a code of its own. */
  code: string | null
  /** Null if the data has no name for the code. */
  name: string | null
}

export interface FormerBank {
  code: string
  name: string
  /** The bank that it became part of. */
  into: NamedBank
  /** ISO date. */
  on: string
}

export interface Branch {
  ifsc: string
  /** The bank that has the account: the borrower of a lent code. */
  bank: NamedBank
  /** The bank whose code it is, if it lends the code to `bank`: payments reach that bank through it. */
  lentBy: NamedBank | null
  /** Six characters. */
  branchCode: string
  /** The branch's own, known only of head offices. */
  micr: string | null
  /** Private, PSB, RRB … as RBI and NPCI class the bank. */
  kind: string | null
  /** Of the bank, as NPCI lists it; null if it is not known. */
  services: Record<keyof typeof serviceBits, boolean> | null
  formerBank: FormerBank | null
}

export interface UnknownBranch {
  /** The bank of the first four letters; null if no bank has them. */
  bank: NamedBank | null
  formerBank: FormerBank | null
  /** The branch's code today, where the bank published how it renumbered. */
  likelyCode: string | null
}

const split = (ifsc: string): [bank: string, branch: string] => [ifsc.slice(0, 4), ifsc.slice(5)]

const named = (code: string): NamedBank => ({ code, name: bankData().banks.get(code)?.name ?? null })

const former = ({ code, name, into, on }: Merger): FormerBank => ({ code, name, into: named(into), on })

/** Who borrows this code: the longest beginning that is listed. A value is a bank's code, or its name if it has no code. */
function borrower(ifsc: string): NamedBank | undefined {
  const { lent } = bankData()
  for (let length = ifsc.length; length > 4; length--) {
    const value = lent.get(ifsc.slice(0, length))
    if (value) return /^[A-Z]{4}$/.test(value) ? named(value) : { code: null, name: value }
  }
  // Four letters alone: a second code of the same bank.
  const other = lent.get(ifsc.slice(0, 4))
  return other ? { ...named(other), code: ifsc.slice(0, 4) } : undefined
}

const servicesOf = ({ services }: BankFacts) =>
  services === null
    ? null
    : (Object.fromEntries(
        Object.entries(serviceBits).map(([service, bit]) => [service, (services & bit) !== 0]),
      ) as Branch['services'])

/**
 * A branch by its IFSC (11 characters, upper case), offline, from RBI's and NPCI's lists as the package `ifsc` gathers them. Undefined if
 * there is no such branch. Names and addresses of branches are not in this data.
 */
export function lookupIfsc(ifsc: string): Branch | undefined {
  const [code, branchCode] = split(ifsc)
  if (!/^[A-Z]{4}0[A-Z\d]{6}$/.test(ifsc) || !hasBranch(code, branchCode)) return undefined
  const bank = borrower(ifsc) ?? named(code)
  const facts = bankData().banks.get(bank.code ?? '')
  const merger = mergerOf(code) ?? mergerOfBranch(code, branchCode)
  return {
    ifsc,
    bank,
    lentBy: bank.code === code ? null : named(code),
    branchCode,
    micr: facts?.headOffice?.ifsc === ifsc ? facts.headOffice.micr : null,
    kind: facts?.kind ?? null,
    services: facts ? servicesOf(facts) : null,
    formerBank: merger ? former(merger) : null,
  }
}

/** Why there is no branch with this well-formed IFSC: a bank that is gone, an unknown bank, or an unknown branch of a known one. */
export function explainUnknownIfsc(ifsc: string): UnknownBranch {
  const [code, branch] = split(ifsc)
  const { banks, branches } = bankData()
  const merger = mergerOf(code)
  const today = merger && renumbered(merger, branch)
  return {
    bank: banks.has(code) || branches.has(code) ? named(code) : null,
    formerBank: merger ? former(merger) : null,
    likelyCode: merger && today && hasBranch(merger.into, today) ? `${merger.into}0${today}` : null,
  }
}
