import { changeRoute, undoRoute } from '../../../contracts/calls/sourceRoutes.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SourceRoutes.module.css'
import { useOrderText } from './useOrderText.ts'

/** Customers for whom others answer. Their newest choice can be taken back. */
export const OwnRoutes = ({ record: route }: { record: SourceRouteDetail }) => {
  const text = useTexts('adminSources')
  const order = useOrderText()
  const mayChange = useStaffCanCall(changeRoute)
  const undo = useCallAction(undoRoute)
  if (route.own.length === 0) return null
  const newest = (userId: string | null) => route.history.find(one => one.userId === userId && one.isCurrent)
  return (
    <div className={styles.parts}>
      <Section title={text('routes.own')}>
        <ul className={styles.list}>
          {route.own.map(({ userId, customer, choices }) => {
            const decided = newest(userId)
            return (
              <li key={userId}>
                <span className={styles.line}>
                  <CustomerLink record={{ userId: userId ?? '', customer: customer ?? '' }} />
                  {mayChange && decided && (
                    <BusyButton
                      size="small"
                      color="inherit"
                      busy={undo.busy}
                      onClick={() =>
                        undo.run(
                          { params: { product: route.product }, body: { route: decided.id } },
                          text('routes.undone'),
                        )
                      }
                    >
                      {text('routes.undo')}
                    </BusyButton>
                  )}
                </span>
                <span>{order(choices)}</span>
              </li>
            )
          })}
        </ul>
      </Section>
    </div>
  )
}
