import { useState } from 'react'
import { listTrySources, tryProduct } from '../../../../contracts/calls/trySources.ts'
import type { ProductId } from '../../../../contracts/checks/catalogue.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../../contracts/products/subject.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { useCallMutation, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useRequestDraft } from '../../testApis/useRequestDraft.ts'
import { TryAnswer } from './TryAnswer.tsx'
import styles from './TryApis.module.css'
import { TryPanel } from './TryPanel.tsx'
import { TryRequest } from './TryRequest.tsx'

interface ConsoleProps {
  product: Product
  /** The source that is chosen at first. */
  first: string
  onProduct: (product: ProductId) => void
}

const exampleOf = (product: Product) => ({ ...product.example })

/** The request, the chosen source, and its answer. */
export const Console = ({ product, first, onProduct }: ConsoleProps) => {
  const id = product.id as ProductId
  const { data, error, refetch } = useCallQuery(listTrySources, { params: { product: id } })
  const request = useRequestDraft(product, exampleOf)
  const [source, setSource] = useState(first)
  const [reason, setReason] = useState('')
  const run = useCallMutation(tryProduct)
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  const subject = request.body[subjectFieldOf(product, request.body).source]
  const needsReason = source !== 'sandbox' && data !== undefined && !data.testValues.includes(String(subject))
  const send = () =>
    run.mutate({
      params: { product: id },
      body: { source, input: request.body, reason: reason.trim() === '' ? null : reason.trim() },
    })
  return (
    <div className={styles.columns}>
      <div className={styles.request}>
        <TryRequest
          product={product}
          request={request}
          canTry={data?.canTry ?? true}
          refused={run.error?.fields ?? []}
          onProduct={onProduct}
        />
      </div>
      <div className={styles.panel}>
        <TryPanel
          facts={data}
          source={source}
          onSource={setSource}
          reason={reason}
          onReason={setReason}
          needsReason={needsReason}
          problem={run.error?.fields.find(({ field }) => field === 'reason')?.message}
          broken={request.broken !== undefined}
          busy={run.isPending}
          onRun={send}
        />
      </div>
      <div className={styles.answer}>
        <TryAnswer
          tried={run.data}
          error={run.error}
          label={data?.sources.find(one => one.id === run.data?.source)?.label}
        />
      </div>
    </div>
  )
}
