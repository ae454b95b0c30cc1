import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type ProductId, productIds } from '../../../contracts/checks/catalogue.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FlowTemplates } from './FlowTemplates.tsx'
import { ownTemplates } from './ownTemplates.tsx'
import { SampleFiles } from './SampleFiles.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import styles from './Templates.module.css'

/** Sample files of every product, and the account's own templates. */
const Templates = () => {
  const text = useTexts('templates')
  const locale = useLocale()
  const headingId = useId()
  const mayAct = useCanEdit()
  const [adding, setAdding] = useState<ProductId>()
  return (
    <>
      <PageHeader
        title={text('title')}
        actions={
          <>
            <Button variant="outlined" component={Link} to={paths.drafts}>
              {text('drafts.all')}
            </Button>
            {mayAct && (
              <Button variant="contained" startIcon={<Plus />} onClick={() => setAdding(productIds[0])}>
                {text('own.add')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.page}>
        <p className={styles.lead}>{text('lead')}</p>
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            {inputTemplate.words?.title[locale]}
          </h2>
          <EmbeddedList of={ownTemplates} />
        </section>
        <FlowTemplates />
        <SampleFiles onClone={({ id }) => setAdding(id as ProductId)} />
      </div>
      {adding && <TemplateDialog product={adding} onClose={() => setAdding(undefined)} />}
    </>
  )
}

export default Templates
