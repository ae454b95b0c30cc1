/** A bank that became part of another, and how its branches can be recognised. */
export interface Merger {
  /** The code of the bank that is gone. */
  code: string
  name: string
  /** The bank that it became part of. */
  into: string
  /** ISO date: since when. */
  on: string
}

/**
 * Amalgamations by government scheme or order of RBI, with the dates of their notifications. (State Bank of Indore, 2010, and of Saurashtra, 2008,
 * are known by their branches only: their codes are forgotten.)
 */
const mergers: readonly Merger[] = [
  ['SBBJ', 'SBIN', '2017-04-01', 'State Bank of Bikaner and Jaipur'],
  ['SBHY', 'SBIN', '2017-04-01', 'State Bank of Hyderabad'],
  ['SBMY', 'SBIN', '2017-04-01', 'State Bank of Mysore'],
  ['STBP', 'SBIN', '2017-04-01', 'State Bank of Patiala'],
  ['SBTR', 'SBIN', '2017-04-01', 'State Bank of Travancore'],
  ['SBIR', 'SBIN', '2010-08-26', 'State Bank of Indore'],
  ['SBSH', 'SBIN', '2008-08-13', 'State Bank of Saurashtra'],
  ['BMBL', 'SBIN', '2017-04-01', 'Bharatiya Mahila Bank'],
  ['VIJB', 'BARB', '2019-04-01', 'Vijaya Bank'],
  ['BKDN', 'BARB', '2019-04-01', 'Dena Bank'],
  ['ORBC', 'PUNB', '2020-04-01', 'Oriental Bank of Commerce'],
  ['UTBI', 'PUNB', '2020-04-01', 'United Bank of India'],
  ['SYNB', 'CNRB', '2020-04-01', 'Syndicate Bank'],
  ['ANDB', 'UBIN', '2020-04-01', 'Andhra Bank'],
  ['CORP', 'UBIN', '2020-04-01', 'Corporation Bank'],
  ['ALLA', 'IDIB', '2020-04-01', 'Allahabad Bank'],
  ['LAVB', 'DBSS', '2020-11-27', 'Lakshmi Vilas Bank'],
  ['VYSA', 'KKBK', '2015-04-01', 'ING Vysya Bank'],
  ['LKBL', 'HDFC', '2007-08-29', 'Lord Krishna Bank'],
  ['PMCB', 'UNBA', '2022-01-25', 'Punjab and Maharashtra Co-operative Bank'],
  ['FINF', 'AUBL', '2024-04-01', 'Fincare Small Finance Bank'],
  ['FSFB', 'AUBL', '2024-04-01', 'Fincare Small Finance Bank'],
  ['KVGB', 'PKGB', '2025-05-01', 'Karnataka Vikas Grameena Bank'],
].map(([code = '', into = '', on = '', name = '']) => ({ code, name, into, on }))

/** The series that banks gave to the branches they took over: what their six characters begin or end with. */
const series: Record<string, RegExp> = {
  SBBJ: /^03[12]/,
  SBHY: /^02[0-2]/,
  SBMY: /^04[01]/,
  STBP: /^05[01]/,
  SBTR: /^07[01]/,
  SBIR: /^030/,
  SBSH: /^060/,
  VIJB: /^VJ/,
  BKDN: /^DB/,
  ORBC: /^\d{4}10$/,
  UTBI: /^\d{4}20$/,
  SYNB: /^01\d{4}$/,
  ANDB: /^8\d{5}$/,
  CORP: /^9\d{5}$/,
}

/** How branches were renumbered, where the bank published it: the numbers from `first` on became those from `now` on. */
const renumbering: Record<string, { first: number; count: number; now: number }> = {
  SBBJ: { first: 10_000, count: 2_000, now: 31_000 },
  SBHY: { first: 20_000, count: 3_000, now: 20_000 },
  SBMY: { first: 40_000, count: 2_000, now: 40_000 },
  STBP: { first: 0, count: 2_000, now: 50_000 },
  SBTR: { first: 0, count: 2_000, now: 70_000 },
  SYNB: { first: 0, count: 10_000, now: 10_000 },
}

/** The six characters that a branch of a merged bank has today; undefined if there is no rule for it. */
export function renumbered({ code }: Merger, branch: string): string | undefined {
  const rule = renumbering[code]
  const offset = rule && /^\d{6}$/.test(branch) ? Number(branch) - rule.first : -1
  return rule && offset >= 0 && offset < rule.count ? String(rule.now + offset).padStart(6, '0') : undefined
}

/** The bank that had this code. */
export const mergerOf = (code: string): Merger | undefined => mergers.find(merger => merger.code === code)

/** The bank that a branch belonged to before its merger, by the series of the branch. */
export const mergerOfBranch = (bank: string, branch: string): Merger | undefined =>
  mergers.find(({ code, into }) => into === bank && series[code]?.test(branch))
