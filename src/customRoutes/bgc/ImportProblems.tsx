import { Button } from '@mui/material'
import { FileDown } from 'lucide-react'
import { bgcImportProblems, readBgcImportRows } from '../../../contracts/calls/bgcImports.ts'
import type { ImportRowState, ShownImport } from '../../../contracts/cases/bgc/imports.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'

/** The rows that are left out or could not be added, with why, and all of them as a file. */
export const ImportProblems = ({ found: { id, counts } }: { found: ShownImport }) => {
  const text = useTexts('bgcScreen')
  const toast = useToast()
  if (counts.problem + counts.failed === 0) return null
  const save = () =>
    download(bgcImportProblems, { params: { id } }, 'not-added.csv').catch((error: CallError) =>
      toast(error.message, 'error'),
    )
  return (
    <>
      <InlineAlert tone="warning">{text('file.problems', { smart_count: counts.problem + counts.failed })}</InlineAlert>
      <div className={styles.problemRows}>
        <table className={styles.problems}>
          <thead>
            <tr>
              <th>{text('file.row')}</th>
              <th>{text('file.column')}</th>
              <th>{text('file.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.problem > 0 && <Rows id={id} state="problem" />}
            {counts.failed > 0 && <Rows id={id} state="failed" />}
          </tbody>
        </table>
      </div>
      <Button className={styles.errorFile} startIcon={<FileDown aria-hidden="true" />} onClick={() => void save()}>
        {text('file.errorFile')}
      </Button>
    </>
  )
}

/** The first hundred; the file has all of them. */
const Rows = ({ id, state }: { id: string; state: ImportRowState }) => {
  const { data } = useCallQuery(readBgcImportRows, { params: { id }, query: { state } })
  return data?.rows.flatMap(({ row, problems }) =>
    problems.map(({ column, message }) => (
      <tr key={`${row} ${column} ${message}`}>
        <td className="num">{row}</td>
        <td>{column}</td>
        <td>{message}</td>
      </tr>
    )),
  )
}
