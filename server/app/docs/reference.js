// The colours of the product's two themes; the console stores the choice.
const colours = {
  light: {
    'bg-color': '#ffffff',
    'text-color': '#1c1b19',
    'primary-color': '#0c6577',
    'nav-bg-color': '#f7f6f4',
    'nav-text-color': '#57534c',
    'nav-hover-bg-color': '#f3f1ee',
    'nav-hover-text-color': '#0b5e6f',
    'nav-accent-color': '#0c6577',
    'nav-accent-text-color': '#ffffff',
  },
  dark: {
    'bg-color': '#181918',
    'text-color': '#ecebe7',
    'primary-color': '#4db6c9',
    'nav-bg-color': '#111211',
    'nav-text-color': '#c9c6bf',
    'nav-hover-bg-color': '#232423',
    'nav-hover-text-color': '#6cc7d7',
    'nav-accent-color': '#4db6c9',
    'nav-accent-text-color': '#04191e',
  },
}

const system = matchMedia('(prefers-color-scheme: dark)')

function paint() {
  const stored = localStorage.getItem('themeMode')
  const chosen = stored === 'light' || stored === 'dark' ? stored : undefined
  const mode = chosen ?? (system.matches ? 'dark' : 'light')
  reference?.setAttribute('theme', mode)
  for (const [name, colour] of Object.entries(colours[mode])) reference?.setAttribute(name, colour)
  document.documentElement.style.colorScheme = mode
  document.body.style.backgroundColor = colours[mode]['bg-color']
}

// The CSP only allows calls to the page's own origin, whatever PUBLIC_URL is.
const reference = document.querySelector('rapi-doc')
reference?.setAttribute('server-url', location.origin)
reference?.setAttribute('default-api-server', location.origin)
// In a narrow window the component hides its navigation; this style lists all calls below the guide.
if (matchMedia('(max-width: 767.95px)').matches) reference?.setAttribute('render-style', 'view')

/** Makes scrollable code reachable by keyboard, and gives the navigation a name. */
function mend() {
  reference?.shadowRoot?.querySelector('nav.nav-bar')?.setAttribute('aria-label', 'API')
  for (const code of reference?.shadowRoot?.querySelectorAll('pre:not([tabindex])') ?? [])
    code.setAttribute('tabindex', '0')
}

paint()
void customElements.whenDefined('rapi-doc').then(() => {
  const root = reference?.shadowRoot
  if (root) new MutationObserver(mend).observe(root, { childList: true, subtree: true })
  mend()
})
system.addEventListener('change', paint)
addEventListener('storage', paint)
