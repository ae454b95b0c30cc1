import { Button, Skeleton } from '@mui/material'
import { useState } from 'react'
import { readEsignSettings, saveEsignSettings } from '../../../../contracts/calls/esignEmbedding.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { OriginsInput } from './OriginsInput.tsx'
import styles from './Sites.module.css'

/** The sites that may show documents inside their pages. */
export const SitesCard = () => {
  const text = useTexts('esignForms')
  const mayRead = useCanCall(readEsignSettings)
  const mayEdit = useCanCall(saveEsignSettings)
  const [isOpen, setOpen] = useState(false)
  const { data } = useCallQuery(readEsignSettings, {}, { enabled: mayRead })
  if (!mayRead) return null
  return (
    <Section
      title={text('sites.title')}
      aside={
        mayEdit &&
        data && (
          <Button size="small" onClick={() => setOpen(true)}>
            {text('sites.change')}
          </Button>
        )
      }
    >
      {!data && <Skeleton variant="rounded" height={60} />}
      {data && (
        <div className={styles.card}>
          <p>{text(data.origins.length === 0 ? 'sites.none' : 'sites.detail')}</p>
          <ul>
            {data.origins.map(origin => (
              <li key={origin}>
                <code>{origin}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOpen && data && (
        <ActionDialog
          call={saveEsignSettings}
          fields={[{ source: 'origins', label: text('sites.label'), component: <OriginsInput /> }]}
          defaults={{ origins: data.origins }}
          title={text('sites.title')}
          detail={text('sites.detail')}
          confirm={text('sites.save')}
          done={text('sites.done')}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
