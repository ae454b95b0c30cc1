import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import type { z } from 'zod'
import { applySettlements, previewSettlements } from '../../../../contracts/calls/challanSettlements.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { FileDropzone } from '../../../components/FileDropzone.tsx'
import { formatBytes } from '../../../components/fileRules.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { saveBlob } from '../../../dataProvider/saveBlob.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './SettleFile.module.css'
import { SettleFileLines } from './SettleFileLines.tsx'

type Reply = z.output<typeof applySettlements.reply>

const MAX_BYTES = 40_000

/** A portal's file: what its lines would do, then what they did. The result can be saved. */
const SettleFileDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('adminChallans')
  const titleId = useId()
  const cache = useQueryClient()
  const [file, setFile] = useState<{ name: string; size: number; csv: string }>()
  const [shown, setShown] = useState<{ reply: Reply; isApplied: boolean }>()
  const preview = useCallMutation(previewSettlements)
  const apply = useCallMutation(applySettlements)
  const problem = preview.error ?? apply.error

  const choose = (chosen: File) =>
    void chosen.text().then(csv => {
      setFile({ name: chosen.name, size: chosen.size, csv })
      setShown(undefined)
      apply.reset()
      preview.mutate({ body: { csv } }, { onSuccess: reply => setShown({ reply, isApplied: false }) })
    })
  const settle = (csv: string) =>
    apply.mutate(
      { body: { csv } },
      {
        onSuccess: reply => {
          setShown({ reply, isApplied: true })
          void cache.invalidateQueries()
        },
      },
    )

  const ready = shown?.reply.lines.filter(({ outcome }) => outcome === 'ready').length ?? 0
  const isBusy = preview.isPending || apply.isPending
  return (
    <Dialog
      open
      onClose={() => !apply.isPending && onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id={titleId}>{text('file.title')}</DialogTitle>
      <DialogContent className={styles.content}>
        <p className={styles.lead}>{text('file.lead')}</p>
        <FileDropzone
          label={text('file.label')}
          types={['.csv']}
          maxBytes={MAX_BYTES}
          onFile={choose}
          {...(file && { file: { name: file.name, detail: formatBytes(file.size) } })}
        />
        {problem && <InlineAlert tone="danger">{problem.message}</InlineAlert>}
        {shown && <SettleFileLines {...shown} />}
      </DialogContent>
      <DialogActions>
        {shown && (
          <Button
            startIcon={<Download aria-hidden="true" />}
            onClick={() =>
              saveBlob(new Blob([shown.reply.csv], { type: 'text/csv' }), `${text('file.resultName')}.csv`)
            }
          >
            {text('file.save')}
          </Button>
        )}
        <Button color="inherit" disabled={apply.isPending} onClick={onClose}>
          {text('close')}
        </Button>
        {file && !shown?.isApplied && (
          <BusyButton variant="contained" busy={isBusy} disabled={ready === 0} onClick={() => settle(file.csv)}>
            {text('file.apply', { smart_count: ready })}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  )
}

export default SettleFileDialog
