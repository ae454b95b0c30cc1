import { formatPaise } from '../../../contracts/money.ts'
import { ChartTooltip } from '../../../src/components/charts/ChartTooltip.tsx'
import { Note } from '../../../src/components/Note.tsx'
import { Section } from '../../../src/components/Section.tsx'
import styles from './Gallery.module.css'
import { days, spend } from './sample.ts'

export const Messages = () => (
  <>
    <Section title="Messages">
      <div className={styles.stack}>
        <Note tone="success">API wallet refreshed</Note>
        <Note tone="info">PAN source is back. 6 rows can run again, free.</Note>
        <Note tone="warning">API wallet covers 55 more PAN checks.</Note>
        <Note tone="danger">Amount should be more than or equal to 2000</Note>
      </div>
    </Section>
    <Section title="Tooltip">
      {days[27] && <ChartTooltip totals point={days[27]} series={spend} format={formatPaise} />}
    </Section>
  </>
)
