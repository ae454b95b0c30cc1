import { useWatch } from 'react-hook-form'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { RouteChoice } from '../../../contracts/platform/sourceProviders.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { averageCost } from './preview.ts'
import styles from './SourceRoutes.module.css'
import { useOrderText } from './useOrderText.ts'

/** Who answers now and then, and what an answer costs us on average: unknown where one of the prices is. */
export const ChangePreview = ({ route }: { route: SourceRouteDetail }) => {
  const text = useTexts('adminSources')
  const order = useOrderText()
  const chosen = (useWatch({ name: 'choices' }) ?? []) as RouteChoice[]
  const prices = new Map(route.providers.map(({ provider, pricePaise }) => [provider, pricePaise]))
  const named = chosen.map(choice => ({ ...choice, label: labelOf(route, choice.provider) }))
  const cost = (choices: readonly RouteChoice[]) => {
    const paise = averageCost(choices, prices)
    return paise === null ? text('unknown') : formatPaise(paise)
  }
  const costPaise = averageCost(chosen, prices)
  const unusable = named.filter(({ provider }) => route.providers.find(one => one.provider === provider)?.problem)
  return (
    <>
      <dl className={styles.preview}>
        <dt>{text('changing.now')}</dt>
        <dd>
          {route.choices.length === 0 ? route.primary : order(route.choices)}
          <span className={styles.quiet}>{text('changing.cost', { cost: cost(route.choices) })}</span>
        </dd>
        <dt>{text('changing.after')}</dt>
        <dd>
          {order(named)}
          <span className={styles.quiet}>{text('changing.cost', { cost: cost(chosen) })}</span>
        </dd>
      </dl>
      {costPaise !== null && costPaise > route.pricePaise && (
        <InlineAlert tone="warning">{text('changing.belowCost', { price: formatPaise(route.pricePaise) })}</InlineAlert>
      )}
      {unusable.map(({ provider, label }) => (
        <InlineAlert key={provider} tone="warning">
          {text('changing.unusable', { provider: label })}
        </InlineAlert>
      ))}
    </>
  )
}

const labelOf = ({ providers }: SourceRouteDetail, id: string): string =>
  providers.find(({ provider }) => provider === id)?.label ?? id
