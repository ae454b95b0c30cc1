/** `1,23,456.78`, or `123,456.78`, or `123456.78`. */
export type Grouping = 'indian' | 'thousands' | 'none'

export function money(paise: number, grouping: Grouping = 'indian'): string {
  const [whole = '0', part = '00'] = (Math.abs(paise) / 100).toFixed(2).split('.')
  const grouped =
    grouping === 'none'
      ? whole
      : grouping === 'thousands'
        ? whole.replace(/\B(?=(\d{3})+$)/g, ',')
        : whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
  return `${grouped}.${part}`
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** By a pattern of DD, MM, MMM, YY and YYYY. */
export function dated(day: string, pattern: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return pattern
    .replace('YYYY', year)
    .replace('YY', year.slice(2))
    .replace('MMM', months[Number(month) - 1] ?? '')
    .replace('MM', month)
    .replace('DD', date)
}
