import 'driver.js/dist/driver.css'
import { type DriveStep, driver, type PopoverDOM } from 'driver.js'
import type { PageName } from '../../../contracts/platform/paths.ts'
import { textsOf } from '../../i18n/useTexts.ts'
import styles from './Tour.module.css'

interface Tour {
  built: ReadonlySet<PageName>
  onEnd: () => void
}

const fits = (query: string) => window.matchMedia(query).matches
const isPhone = () => fits('(max-width:599.95px)')

/** The element of a step. If it is not on the screen, the step is shown in the middle (A30). */
const targetOf = (step: string) =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find(found => found.getClientRects().length > 0)

/** Starts the guided tour of the console (A29). Returns a function that ends it. */
export function runTour({ built, onEnd }: Tour): () => void {
  const text = textsOf('tour')
  const before = document.activeElement
  const steps = tourSteps.map((step): DriveStep => {
    const detail = text(`steps.${step}.detail`)
    return {
      // The menu depends on the account's features, so the element is looked up when the step starts.
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
  /** On phones the menu is closed and there is nothing to highlight, so Next ends the tour (§2.2). */
  const next = () => (isPhone() ? end() : tour.moveNext())
  // Replaces driver.js's key handlers, which act on keyup: Escape or Enter in the previous dialog would reach the tour.
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
    // A click on the overlay must not end the tour.
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
    onPopoverRender: (popover, { index }) => customisePopover(popover, text('skip'), index === tourSteps.length - 1),
    onHighlightStarted: (_element, _step, { index }) => {
      if (index === MENU_END_STEP) scrollMenuToEnd()
    },
    onHighlighted: () => removeMenuAttributes(tour.getActiveElement()),
    onNextClick: next,
    onCloseClick: end,
    onDestroyStarted: end,
  })
  window.addEventListener('keydown', onKey)
  tour.drive()
  return leave
}

/** Adds a labelled Skip button beside Next, announces title and text to screen readers, and focuses Next. */
function customisePopover({ wrapper, title, footer, ...buttons }: PopoverDOM, skip: string, isLast: boolean): void {
  const { closeButton, nextButton, footerButtons } = buttons
  wrapper.setAttribute('aria-modal', 'true')
  // They are header and footer elements, which would otherwise be landmarks.
  for (const part of [title, footer]) part.setAttribute('role', 'presentation')
  closeButton.textContent = skip
  closeButton.removeAttribute('aria-label')
  closeButton.hidden = isLast
  footerButtons.prepend(closeButton)
  queueMicrotask(() => nextButton.focus())
}

/** driver.js gives the highlighted element the attributes of a menu button; removes them. */
function removeMenuAttributes(element: Element | undefined): void {
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

/** The steps of the tour in the specification's order (§2.2, A29). Each target has the step's name as `data-tour`. */
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
