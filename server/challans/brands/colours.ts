import { contrastRatio, minContrast, mixColours } from '../../../contracts/platform/contrast.ts'
import type { Scope } from '../../platform/context.ts'
import { type FieldProblem, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

export interface Colours {
  primary: string
  primaryDark: string
  ink: string
}

/** Backgrounds and text colours of `src/theme/tokens.css` that a brand's colours are shown with. */
const white = '#ffffff'
const paper = '#f7f6f4'
const darkText = '#04191e'
const darkSurface = '#181918'
const inkText2 = '#b7d3d9'

/** Throws `bad_request` with a problem for each colour whose contrast is too low to read. */
export function checkColours({ locale }: Pick<Scope, 'locale'>, { primary, primaryDark, ink }: Colours): void {
  const pairs: [field: keyof Colours, colour: string, others: string[], way: 'darker' | 'lighter'][] = [
    ['primary', primary, [white, paper], 'darker'],
    ['primaryDark', primaryDark, [darkText, darkSurface], 'lighter'],
    ['ink', ink, [white, inkText2, primaryDark], 'darker'],
  ]
  const fields = pairs.flatMap(([field, colour, others, way]): FieldProblem[] => {
    const lowest = Math.min(...others.map(other => contrastRatio(colour, other)))
    if (lowest >= minContrast) return []
    const ratio = (Math.floor(lowest * 10) / 10).toFixed(1)
    return [
      { field, message: translate(locale, 'challans.contrast', { ratio, way: translate(locale, `challans.${way}`) }) },
    ]
  })
  if (fields[0]) throw new Problem('bad_request', fields[0].message, fields)
}

/** Overrides the theme's variables with a brand's colours, for the light and the dark theme. */
export function stylesheetOf({ primary, primaryDark, ink }: Colours): string {
  const rules = (tokens: Record<string, string>) =>
    Object.entries(tokens)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')
  const both = { ink, 'ink-accent': primaryDark, 'on-ink-accent': darkText }
  const light = rules({
    ...both,
    accent: primary,
    'accent-hover': mixColours(primary, '#000000', 0.18),
    'on-accent': white,
    'accent-text': mixColours(primary, '#000000', 0.1),
    'accent-soft': mixColours(primary, white, 0.92),
    'accent-soft-border': mixColours(primary, white, 0.72),
  })
  const dark = rules({
    ...both,
    accent: primaryDark,
    'accent-hover': mixColours(primaryDark, white, 0.18),
    'on-accent': darkText,
    'accent-text': mixColours(primaryDark, white, 0.18),
    'accent-soft': mixColours(primaryDark, darkSurface, 0.9),
    'accent-soft-border': mixColours(primaryDark, darkSurface, 0.7),
  })
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dark}}}`,
    `:root[data-theme="dark"]{${dark}}`,
    '',
  ].join('\n')
}
