import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Tooltip } from '@mui/material'
import { Folder, FolderCog, Pencil, Tag, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { createEnvelopeLabel, deleteEnvelopeLabel, renameEnvelopeLabel } from '../../../contracts/calls/esignLabels.ts'
import type { EnvelopeLabel, LabelKind } from '../../../contracts/esign/labels.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Envelopes.module.css'
import { useLabels } from './labels.tsx'

/** Opens the folders and tags of the account, to make, rename and delete them. */
export const ManageLabelsButton = () => {
  const text = useTexts('esignScreen')
  const [isOpen, setOpen] = useState(false)
  if (!useCanCall(createEnvelopeLabel)) return null
  return (
    <>
      <Button variant="outlined" startIcon={<FolderCog aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('labels.manage')}
      </Button>
      {isOpen && <ManageLabels onClose={() => setOpen(false)} />}
    </>
  )
}

type Doing = { what: 'create'; kind: LabelKind } | { what: 'rename' | 'delete'; kind: LabelKind; label: EnvelopeLabel }

const ManageLabels = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('esignScreen')
  const titleId = useId()
  const { folders, tags } = useLabels()
  const [doing, setDoing] = useState<Doing>()
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('labels.manage')}</DialogTitle>
      <DialogContent className={styles.labelForm}>
        <Labels kind="folder" labels={folders} onDo={setDoing} />
        <Labels kind="tag" labels={tags} onDo={setDoing} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('labels.close')}
        </Button>
      </DialogActions>
      {doing && <LabelForm doing={doing} onClose={() => setDoing(undefined)} />}
    </Dialog>
  )
}

interface LabelsProps {
  kind: LabelKind
  labels: readonly (EnvelopeLabel & { count: number })[]
  onDo: (doing: Doing) => void
}

const Labels = ({ kind, labels, onDo }: LabelsProps) => {
  const text = useTexts('esignScreen')
  const Icon = kind === 'folder' ? Folder : Tag
  return (
    <section>
      <div className={styles.labelHead}>
        <h3>{text(kind === 'folder' ? 'labels.folders' : 'labels.tags')}</h3>
        <Button size="small" onClick={() => onDo({ what: 'create', kind })}>
          {text(kind === 'folder' ? 'labels.newFolder' : 'labels.newTag')}
        </Button>
      </div>
      {labels.length === 0 && <p className={styles.quiet}>{text('labels.none')}</p>}
      <ul className={styles.labels}>
        {labels.map(({ count, ...label }) => (
          <li key={label.id}>
            <Icon size={16} aria-hidden="true" />
            <span>{label.name}</span>
            <span className="num">{formatCount(count)}</span>
            <LabelAction
              label={text('labels.renameNamed', { name: label.name })}
              icon={Pencil}
              onClick={() => onDo({ what: 'rename', kind, label })}
            />
            <LabelAction
              label={text('labels.deleteNamed', { name: label.name })}
              icon={Trash2}
              onClick={() => onDo({ what: 'delete', kind, label })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LabelActionProps {
  label: string
  icon: typeof Pencil
  onClick: () => void
}

const LabelAction = ({ label, icon: Icon, onClick }: LabelActionProps) => (
  <Tooltip title={label}>
    <IconButton size="small" aria-label={label} onClick={onClick}>
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  </Tooltip>
)

const LabelForm = ({ doing, onClose }: { doing: Doing; onClose: () => void }) => {
  const text = useTexts('esignScreen')
  const name = { source: 'name', label: text('labels.name') } as const
  if (doing.what === 'create')
    return (
      <ActionDialog
        call={createEnvelopeLabel}
        body={{ kind: doing.kind }}
        fields={[name]}
        title={text(doing.kind === 'folder' ? 'labels.newFolder' : 'labels.newTag')}
        confirm={text('labels.save')}
        onClose={onClose}
      />
    )
  const { id, name: named } = doing.label
  if (doing.what === 'rename')
    return (
      <ActionDialog
        call={renameEnvelopeLabel}
        params={{ id }}
        defaults={{ name: named }}
        fields={[name]}
        title={text('labels.renameTitle', { name: named })}
        confirm={text('labels.save')}
        onClose={onClose}
      />
    )
  return (
    <ActionDialog
      danger
      call={deleteEnvelopeLabel}
      params={{ id }}
      fields={[]}
      title={text('labels.deleteTitle', { name: named })}
      detail={text('labels.deleteDetail')}
      confirm={text('delete.button')}
      onClose={onClose}
    />
  )
}
