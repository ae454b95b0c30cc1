import { Button, type ButtonProps } from '@mui/material'

interface BusyButtonProps extends ButtonProps {
  /** The action is running, and clicks are ignored. */
  busy: boolean
}

/** Keeps the focus while its action runs: a disabled button would lose it and send keyboard users back to the top of the page. */
export const BusyButton = ({ busy, onClick, ...button }: BusyButtonProps) => (
  <Button
    {...button}
    aria-busy={busy}
    aria-disabled={busy || undefined}
    onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
  />
)
