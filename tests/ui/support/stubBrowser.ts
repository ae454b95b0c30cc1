import { afterEach, beforeEach, vi } from 'vitest'

/** Components that open dialogs and observe sizes need these, and jsdom lacks them. */
class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export function stubBrowser(): void {
  beforeEach(() => {
    localStorage.setItem('locale', 'en')
    vi.stubGlobal('ResizeObserver', NoResize)
    document.elementFromPoint = () => null
    Element.prototype.scrollIntoView = () => {}
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
  })
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
    history.replaceState(null, '', '/')
  })
}
