import 'driver.js/dist/driver.css'
import { type DriveStep, driver, type PopoverDOM } from 'driver.js'
import type { PageName } from '../../../contracts/paths.ts'
import { textsOf } from '../../i18n/useTexts.ts'
import styles from './Tour.module.css'

interface Tour {
  built: ReadonlySet<PageName>
  onEnd: () => void
}

const fits = (query: string) => window.matchMedia(query).matches
const isPhone = () => fits('(max-width:599.95px)')

/** What a step is about; nothing where it is not on the screen: the step is then shown in the middle (A30). */
const targetOf = (step: string) =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find(found => found.getClientRects().length > 0)

/** Leads through the console (A29). Answers how to end it from outside. */
export function runTour({ built, onEnd }: Tour): () => void {
  const text = textsOf('tour')
  const before = document.activeElement
  const steps = tourSteps.map((step): DriveStep => {
    const detail = text(`steps.${step}.detail`)
    return {
      // The menu changes with the account's switches, so it is looked at when the step comes.
      element: () => targetOf(step) as Element,
      popover: {
        title: text(`steps.${step}.title`),
        description: isUnavailableStep(step, built) ? `${detail} ${text('later')}` : detail,
      },
    }
  })

  const leave = () => {
    window.removeEventListener('keydown', onKey)
    tour.destroy()
  }
  const end = () => {
    leave()
    giveFocusBack(before)
    onEnd()
  }
  /** On a phone the menu is shut and nothing can be pointed at: there Next closes (§2.2). */
  const next = () => (isPhone() ? end() : tour.moveNext())
  // Not driver.js's own keys, which act on release: Escape or Enter from the dialog before would reach the tour.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end()
    if (key === 'ArrowRight') next()
    if (key === 'ArrowLeft' && tour.hasPreviousStep()) tour.movePrevious()
  }

  const tour = driver({
    steps,
    animate: !fits('(prefers-reduced-motion: reduce)'),
    duration: 240,
    overlayColor: 'var(--scrim)',
    overlayOpacity: 1,
    // A press beside it would end the tour unread.
    overlayClickBehavior: () => {},
    allowKeyboardControl: false,
    disableActiveInteraction: true,
    stagePadding: 4,
    stageRadius: 8,
    popoverClass: styles.popover ?? '',
    showButtons: ['next', 'close'],
    showProgress: true,
    progressText: text('progress', { current: '{{current}}', total: '{{total}}' }),
    nextBtnText: text('next'),
    doneBtnText: text('finish'),
    onPopoverRender: (popover, { index }) => dress(popover, text('skip'), index === tourSteps.length - 1),
    onHighlightStarted: (_element, _step, { index }) => {
      if (index === MENU_END_STEP) scrollMenuToEnd()
    },
    onHighlighted: () => undress(tour.getActiveElement()),
    onNextClick: next,
    onCloseClick: end,
    onDestroyStarted: end,
  })
  window.addEventListener('keydown', onKey)
  tour.drive()
  return leave
}

/** Skip is written out beside Next; a screen reader announces a dialog with title and text, and the focus is on Next. */
function dress({ wrapper, title, footer, ...buttons }: PopoverDOM, skip: string, isLast: boolean): void {
  const { closeButton, nextButton, footerButtons } = buttons
  wrapper.setAttribute('aria-modal', 'true')
  // They are a header and a footer element, which would be landmarks of the page.
  for (const part of [title, footer]) part.setAttribute('role', 'presentation')
  closeButton.textContent = skip
  closeButton.removeAttribute('aria-label')
  closeButton.hidden = isLast
  footerButtons.prepend(closeButton)
  queueMicrotask(() => nextButton.focus())
}

/** driver.js marks what it shows as a menu's button, which it is not. */
function undress(element: Element | undefined): void {
  for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name)
}

function scrollMenuToEnd(): void {
  const menu = document.querySelector('[data-side-menu]')
  if (menu) menu.scrollTop = menu.scrollHeight
}

function giveFocusBack(before: Element | null): void {
  const isGone = before === document.body || !before?.isConnected
  const next = isGone ? document.getElementById('main') : before
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}

/** The tour's stations, in the specification's order (§2.2, A29). What each shows carries its name as `data-tour`. */
const tourSteps = [
  'dashboard',
  'apiWallet',
  'productWallet',
  'apiDocs',
  'apiKeys',
  'apiPricing',
  'apiUsage',
  'testApis',
  'products',
  'templates',
  'myAccount',
  'whitelistIp',
] as const

type TourStep = (typeof tourSteps)[number]

/** At My Account the menu scrolls to its end, where the Support group is (A31). */
const MENU_END_STEP = 10

const noPage: readonly TourStep[] = ['apiWallet', 'productWallet', 'apiDocs']

/** Whether the step is about a page that this version does not have. */
const isUnavailableStep = (step: TourStep, built: ReadonlySet<PageName>): boolean =>
  !noPage.includes(step) && !built.has(step as PageName)
