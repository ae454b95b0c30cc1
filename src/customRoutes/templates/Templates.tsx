import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import { type ProductId, productIds } from '../../../contracts/products/index.ts'
import { type InputTemplate, inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OwnTemplates } from './OwnTemplates.tsx'
import { SampleFiles } from './SampleFiles.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import styles from './Templates.module.css'

interface Asked {
  product: ProductId
  template?: InputTemplate
}

/** Sample files of every product, and what this account fills in again and again. */
const Templates = () => {
  const text = useTexts('templates')
  const toast = useToast()
  const cache = useQueryClient()
  const dataProvider = useDataProvider()
  const mayAct = useCanEdit()
  const [asked, setAsked] = useState<Asked>()
  const [removing, setRemoving] = useState<InputTemplate>()

  const remove = async ({ id, name }: InputTemplate) => {
    try {
      await dataProvider.delete(inputTemplate.name, { id })
      setRemoving(undefined)
      toast(text('removing.done', { name }), 'success')
      void cache.invalidateQueries()
    } catch (error) {
      toast((error as CallError).message, 'error')
    }
  }

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
              <Button
                variant="contained"
                startIcon={<Plus />}
                onClick={() => setAsked({ product: productIds[0] as ProductId })}
              >
                {text('own.add')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.page}>
        <p className={styles.lead}>{text('lead')}</p>
        <OwnTemplates onEdit={template => setAsked({ product: template.product, template })} onRemove={setRemoving} />
        <SampleFiles onClone={({ id }) => setAsked({ product: id as ProductId })} />
      </div>
      {asked && <TemplateForm {...asked} onClose={() => setAsked(undefined)} />}
      {removing && (
        <ConfirmDialog
          danger
          title={text('removing.title', { name: removing.name })}
          confirm={text('removing.confirm')}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          {text('removing.detail')}
        </ConfirmDialog>
      )}
    </>
  )
}

export default Templates
