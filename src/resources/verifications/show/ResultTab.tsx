import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, Database, SearchX } from 'lucide-react'
import { revealVerification, verificationAccessLog } from '../../../../contracts/calls/verifications.ts'
import { canAccess } from '../../../../contracts/permissions.ts'
import { useSession } from '../../../authProvider/session.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { MaskedValue } from '../../../components/MaskedValue.tsx'
import { Section } from '../../../components/Section.tsx'
import { callApi } from '../../../dataProvider/api.ts'
import { callQueryKey } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct, useProductNames } from '../product.ts'
import { ResultFacts } from '../ResultFacts.tsx'
import type { VerificationDetail } from '../record.ts'
import { LocalChecksSection } from './LocalChecksSection.tsx'

/** The record with its source and fetch time, what was asked, and what was checked for free. */
export const ResultTab = ({ record }: { record: VerificationDetail }) => {
  const text = useTexts('verifications')
  const locale = useLocale()
  const product = useProduct()
  const { label, subject, source } = useProductNames(product)
  const { time } = useDateFormats()
  const reveal = useReveal(record.id)
  const fetched = record.fetchedAt && (
    <>
      <Database aria-hidden="true" />
      {text('detail.fetched', { source, time: time(record.fetchedAt) })}
    </>
  )
  return (
    <>
      {record.result && (
        <Section title={text('detail.record', { product: label })} aside={fetched}>
          <ResultFacts product={product} record={record} onReveal={reveal} />
        </Section>
      )}
      {record.status === 'not_found' && (
        <EmptyState icon={SearchX} tone="neutral" title={text('detail.notFoundTitle')} hint={fetched}>
          {text('detail.notFoundDetail', { subject })}
        </EmptyState>
      )}
      {record.status === 'source_unavailable' && (
        <EmptyState icon={CloudOff} tone="neutral" title={text('detail.unavailableTitle')}>
          {text('detail.unavailableDetail', { subject })}
        </EmptyState>
      )}
      <Section title={text('detail.input')}>
        <FactList>
          {product.inputFields.map(field => {
            const value = record.input[field.source]
            return (
              <FactRow key={field.source} label={field.label[locale]}>
                {value && field.mask ? (
                  <MaskedValue
                    value={value}
                    name={field.label[locale]}
                    onReveal={reveal && (reason => reveal(field.source, reason))}
                  />
                ) : (
                  value
                )}
              </FactRow>
            )
          })}
        </FactList>
      </Section>
      <LocalChecksSection product={product} />
    </>
  )
}

/** Fetches a masked value whole; undefined for who may not. */
function useReveal(id: string) {
  const { role } = useSession()
  const cache = useQueryClient()
  if (!canAccess(role, { action: 'show', permission: 'verifications.reveal' })) return undefined
  return async (field: string, reason: string) => {
    const reply = await callApi(revealVerification, { params: { id }, body: { field, reason } })
    void cache.invalidateQueries({ queryKey: callQueryKey(verificationAccessLog) })
    return reply.value ?? '-'
  }
}
