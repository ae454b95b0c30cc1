const INDIA_MS = 5.5 * 3_600_000

/** April to March in India: `2026-27`. */
export function financialYearOf(at: Date): string {
  const there = new Date(at.getTime() + INDIA_MS)
  return yearFrom(there.getUTCMonth() >= 3 ? there.getUTCFullYear() : there.getUTCFullYear() - 1)
}

/** The financial years from the one that begins in `first` to the present one, newest first. */
export function financialYearsSince(first: number, now = new Date()): string[] {
  const present = firstYearOf(financialYearOf(now))
  return Array.from({ length: Math.max(0, present - first + 1) }, (_, ago) => yearFrom(present - ago))
}

/** The calendar year in which a financial year begins. */
export const firstYearOf = (financialYear: string): number => Number(financialYear.slice(0, 4))

const yearFrom = (first: number) => `${first}-${String((first + 1) % 100).padStart(2, '0')}`
