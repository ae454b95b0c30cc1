import type { LinkEnd } from '../../../contracts/invitations.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { escapeHtml } from '../../platform/http/escapeHtml.ts'
import { translate } from '../../platform/translate.ts'
import { chartSvg } from '../../reports/blocks/chart.ts'
import type { Fact, Section } from '../../reports/blocks/section.ts'
import { timeText } from '../../reports/timeText.ts'
import { type CheckReport, reportText } from '../reports/checkReport.ts'

/* The pages of a shared link. They need no scripts, so they work in any browser, and nothing on them leads elsewhere. */

interface Page {
  locale: Locale
  brandName: string
}

function frame({ locale, brandName }: Page, title: string, content: string): string {
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="referrer" content="no-referrer" />
    <title>${escapeHtml(title)} · ${escapeHtml(brandName)}</title>
    <link rel="icon" type="image/svg+xml" href="/theme/mark.svg" />
    <link rel="stylesheet" href="/theme/shared.css" />
  </head>
  <body>
    <main>
      <p class="brand">${escapeHtml(brandName)}</p>
${content}
    </main>
  </body>
</html>
`
}

export function coverPage(page: Page, { product, until }: { product: ProductId; until: string }): string {
  const t = textsOf(page.locale)
  const content = `      <h1>${escapeHtml(productOf(product).label[page.locale])}</h1>
      <p>${t('cover')}</p>
      <p class="quiet">${t('until', { time: timeText(page.locale)(until) })}</p>
      <p><a class="button" href="?show=1" rel="nofollow">${t('open')}</a></p>`
  return frame(page, reportText(page.locale)('shared'), content)
}

export function reportPage(page: Page, report: CheckReport, until: string): string {
  const t = textsOf(page.locale)
  const content = `      <h1>${escapeHtml(report.title)}</h1>
      <p class="subject"><span>${escapeHtml(report.subject)}</span> <strong>${escapeHtml(report.status)}</strong></p>
${report.notice ? `      <p><strong>${escapeHtml(report.notice)}</strong></p>\n` : ''}${report.sections.map(section => sectionOf(section, t('noRows'))).join('\n')}
${factsOf(report.facts)}
      <p class="quiet">${escapeHtml(report.disclaimer)}</p>
      <p class="quiet">${t('until', { time: timeText(page.locale)(until) })}</p>`
  return frame(page, report.title, content)
}

/** The words take the page's colour, which follows the theme. */
const chartColours = { text: 'currentColor', grid: '#8D877D', series: ['#1F8CA0', '#C1790B'] }

/** `empty` is escaped. */
function sectionOf(section: Section, empty: string): string {
  const { title, detail, level = 1, points, facts, table, chart, events } = section
  const tag = `h${level + 1}`
  const parts = [
    `<${tag}>${escapeHtml(title)}</${tag}>`,
    detail && `<p class="quiet">${escapeHtml(detail)}</p>`,
    points && `<ul>${points.map(({ mark, text }) => `<li>${escapeHtml(`${mark}: ${text}`)}</li>`).join('')}</ul>`,
    facts && factsOf(facts),
    table && tableOf(table, empty),
    chart && `<div class="scroll" role="img" aria-label="${escapeHtml(title)}">${chartSvg(chart, chartColours)}</div>`,
    events &&
      factsOf(
        events.map(({ when, title: what, detail: more }) => ({ label: when, value: more ? `${what}, ${more}` : what })),
      ),
  ]
  return parts
    .filter(Boolean)
    .map(part => `      ${part}`)
    .join('\n')
}

const factsOf = (facts: readonly Fact[]) =>
  `<dl>${facts.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`

/** `empty` is escaped. */
function tableOf({ headings, rows }: NonNullable<Section['table']>, empty: string): string {
  if (rows.length === 0) return `<p class="quiet">${empty}</p>`
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  return `<div class="scroll" tabindex="0"><table>
        <thead>${row(headings, 'th')}</thead>
        <tbody>${rows.map(cells => row(cells, 'td')).join('')}</tbody>
      </table></div>`
}

export function gonePage(page: Page, end: LinkEnd): string {
  const t = textsOf(page.locale)
  return frame(
    page,
    reportText(page.locale)('gone'),
    `      <h1>${t('gone')}</h1>\n      <p>${escapeHtml(translate(page.locale, `invitations.end.${end}`))}</p>`,
  )
}

/** Escaped. */
const textsOf = (locale: Locale) => {
  const text = reportText(locale)
  return (...args: Parameters<typeof text>) => escapeHtml(text(...args))
}
