import type { ReportSection } from '../../../contracts/intelligence/sections/words.ts'
import styles from './Section.module.css'

/** In characters: a date or an amount, which is not broken into two lines. */
const SHORT = 14

/** A heading, and the facts and the table below it. */
export const SectionOf = ({ section: { level, title, notice, detail, facts, table } }: { section: ReportSection }) => {
  const Heading = `h${level + 1}` as 'h2'
  return (
    <section className={styles.section} data-level={level}>
      <Heading>{title}</Heading>
      {notice && <p className={styles.notice}>{notice}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
      {facts && <Facts facts={facts} />}
      {table && (
        // Scrolls by keyboard where it is wider than the page.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
          <table>
            <thead>
              <tr>
                {table.headings.map(heading => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <tr key={`${index} ${row[0]}`}>
                  {row.map((cell, column) => (
                    <td key={table.headings[column]} data-short={cell.length <= SHORT || undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

export const Facts = ({ facts }: { facts: NonNullable<ReportSection['facts']> }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
