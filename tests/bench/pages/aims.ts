import type { Place } from './places.ts'

interface Most {
  jsKb?: number
  scripts?: number
  /** Against the vanilla application. */
  usable?: number
  lighthouse?: number
}

const most: Record<Place, Most> = {
  login: { jsKb: 105, scripts: 12, usable: 0.6, lighthouse: 0.95 },
  list: { jsKb: 300, scripts: 15, usable: 1, lighthouse: 0.75 },
  dashboard: { jsKb: 400, scripts: 20, lighthouse: 0.75 },
  landing: { lighthouse: 0.95 },
  adminLogin: { jsKb: 105, scripts: 12 },
  challan: { jsKb: 82, scripts: 12, lighthouse: 0.98 },
}

/** The paths of a part's figures with their aims. */
const aimsOf = (part: string, aims: (place: Place) => Record<string, string>) =>
  Object.fromEntries(
    (Object.keys(most) as Place[]).flatMap(place =>
      Object.entries(aims(place)).map(([figure, aim]) => [`${part}.${place}.${figure}`, aim]),
    ),
  )

export const pageAims: Record<string, string> = {
  ...aimsOf('pages', place => {
    const { lighthouse: _, ...limits } = most[place]
    const own = Object.fromEntries(Object.entries(limits).map(([figure, limit]) => [figure, `≤ ${limit}`]))
    // Scripts on the line against the sum of their gzipped sizes, and what holds for every page.
    return { ...own, line: '≤ 1.05', fontKb: '≤ 120', shift: '≤ 0.01' }
  }),
  ...aimsOf('mobile', place => {
    const { lighthouse } = most[place]
    return { shift: '≤ 0.01', ...(lighthouse && { lighthouse: `≥ ${lighthouse}` }) }
  }),
  'clicks.tickMs': '≤ 60',
  'clicks.densityMs': '≤ 60',
  'clicks.next.warmMs': '≤ 200',
}
