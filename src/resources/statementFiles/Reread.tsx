import { Button } from '@mui/material'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { rereadStatement } from '../../../contracts/calls/bankStatements.ts'
import type { StatementFileRecord } from '../../../contracts/resources/statementFile.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** Reads the files of a check again, after the reader was mended. */
export const Reread = ({ record }: { record: StatementFileRecord }) => {
  const text = useTexts('adminStatements')
  const general = useTexts('components')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<RotateCcw />} onClick={() => setAsking(true)}>
        {text('reread')}
      </Button>
      {asking && (
        <ActionDialog
          call={rereadStatement}
          params={{ id: record.id }}
          title={text('rereadTitle')}
          detail={text('rereadDetail')}
          confirm={text('reread')}
          fields={[{ source: 'reason', kind: 'reason', label: general('form.reason') }]}
          done={({ read, unread }) => text('done', { read, unread })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
