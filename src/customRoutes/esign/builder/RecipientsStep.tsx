import { Button } from '@mui/material'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { Section } from '../../../components/Section.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { withOrder, withRecipient } from './draft.ts'
import { RecipientCard } from './RecipientCard.tsx'
import recipientsStyles from './Recipients.module.css'
import { WarningList } from './WarningList.tsx'

/** Who signs, approves, reads or gets a copy, and in which order. */
export const RecipientsStep = () => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft, change, problemAt, isTemplate } = useBuilder()
  const { recipients } = draft
  const [added, setAdded] = useState(0)
  const add = () => {
    change(now => withRecipient(now, locale))
    setAdded(recipients.length + 1)
  }
  const problem = problemAt('recipients')
  return (
    <Section
      title={text('recipients.title')}
      aside={
        recipients.length > 1 && (
          <>
            <Button size="small" onClick={() => change(now => withOrder(now, 'together'))}>
              {text('recipients.together')}
            </Button>
            <Button size="small" onClick={() => change(now => withOrder(now, 'inTurn'))}>
              {text('recipients.inTurn')}
            </Button>
          </>
        )
      }
    >
      <p className={styles.lead}>{text(isTemplate ? 'recipients.templateLead' : 'recipients.lead')}</p>
      <ol className={recipientsStyles.recipients}>
        {recipients.map((recipient, index) => (
          <RecipientCard key={recipient.id} recipient={recipient} index={index} isNew={index + 1 === added} />
        ))}
      </ol>
      <WarningList />
      {recipients.length < esignLimits.recipients && (
        <Button
          variant={recipients.length === 0 ? 'contained' : 'outlined'}
          startIcon={<UserPlus size={16} aria-hidden="true" />}
          data-path="recipients"
          onClick={add}
        >
          {text('recipients.add')}
        </Button>
      )}
      {problem && !isTemplate && recipients.length > 0 && <FieldMessage error={problem} />}
    </Section>
  )
}
