import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Analysis, useCoded } from './analysis.ts'
import { PlainTable } from './PlainTable.tsx'
import styles from './Statement.module.css'
import { VerdictChip } from './Verdict.tsx'

/** Each file as it was read, judged without the others. */
export const FilesRead = ({ analysis: { files } }: { analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const coded = useCoded()
  const { day } = useDateFormats()
  return (
    <PlainTable
      title={text('files.title')}
      none="-"
      rows={files}
      first={24}
      columns={[
        {
          label: text('files.file'),
          cell: ({ name, notices }) => (
            <>
              {name}
              {notices.map(({ code, params }, at) => (
                <span key={at} className={styles.notice}>
                  {coded(`notice.${code}`, params)}
                </span>
              ))}
            </>
          ),
        },
        { label: text('files.bank'), cell: ({ bank }) => bank ?? '-' },
        { label: text('files.period'), cell: ({ from, to }) => (from && to ? `${day(from)} – ${day(to)}` : '-') },
        { label: text('files.pages'), figure: true, cell: ({ pages }) => pages ?? '-' },
        { label: text('files.rows'), figure: true, cell: ({ rows }) => rows },
        {
          label: text('files.verdict'),
          cell: ({ verdict, problem }) =>
            problem ? coded(`problem.${problem.code}`, problem.params) : verdict && <VerdictChip verdict={verdict} />,
        },
      ]}
    />
  )
}
