/** A price or charge line: integer paise, or nothing to pay. */
export interface MoneyLine {
  label: string
  paise: number | 'free'
}
