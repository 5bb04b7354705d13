import { lazy, type ReactNode, Suspense, use, useEffect } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router'
import { AuthProvider } from '#app/features/accounts/sign-in/auth-context.tsx'
import { authStateOf } from '#app/features/accounts/sign-in/auth-state.server.ts'
import { readActorMiddleware } from '#app/features/accounts/sign-in/gates.server.ts'
import { ChatButton } from '#app/features/assistant/widget/chat-button.tsx'
import { alternatesOf, pagePath } from '#app/features/site/alternates.ts'
import { LateErrorPage } from '#app/features/site/late-error-page.tsx'
import { isPanelPath } from '#app/features/site/panel-path.ts'
import { SiteLayout } from '#app/features/site/site-layout.tsx'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { readTheme } from '#app/platform/theme.server.ts'
import { takeToast } from '#app/platform/toast.server.ts'
import frauncesUrl from '#app/ui/fonts/fraunces-roman.woff2?url'
import { useNonce } from '#app/ui/nonce.ts'
import { PagePart } from '#app/ui/page-part.ts'
import { useChosenTheme } from '#app/ui/theme-toggle.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { chrome } from '#content/chrome.ts'
import { company } from '#content/company.ts'
import { language } from '#content/locale.ts'
import type { Route } from './+types/root'
import stylesUrl from './styles.css?url'

// Loaded separately, so that public pages do not carry it.
const PanelFault = lazy(() => import('#app/features/site/panel-fault.tsx'))

/** What every request passes, in this order. */
export const middleware: Route.MiddlewareFunction[] = [readActorMiddleware]

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: frauncesUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  // A URL and not an import: as part of a lazily loaded script the style sheet would be fetched
  // again and would come last.
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { toast, headers } = await takeToast(request)
  const { id, now } = context.get(requestContext)
  const origin = new URL(context.get(appContext).config.baseUrl).origin
  const auth = authStateOf(context.get(actorContext), url.pathname)
  const languages = alternatesOf(pagePath(url.pathname), origin)
  const alternates = languages.length > 0 ? languages : undefined
  const shared = { theme: readTheme(request), toast, origin, alternates, requestId: id, auth }
  return data({ ...shared, year: now.getUTCFullYear() }, { headers })
}

type Fault = 'notFound' | 'refused' | 'unavailable' | 'failure'

function faultOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) return 'failure'
  if (error.status === 503 || error.status === 507) return 'unavailable'
  if (error.status >= 500) return 'failure'
  return error.status === 404 ? 'notFound' : 'refused'
}

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? `${chrome.faults[faultOf(error)]} · ${company.name}` : company.name },
  { name: 'description', content: company.tagline },
]

const paper = { light: '#f7f5f0', dark: '#0e1422' }

type DocumentProps = { children: ReactNode }

export function Layout({ children }: DocumentProps) {
  return use(PagePart) === 'frame' ? <Frame /> : <Page>{children}</Page>
}

/** The document of a route without its page; `Page` has the same parts in the same places. */
function Frame() {
  return (
    <html lang={language}>
      <head>
        <Links />
      </head>
      <body>
        <RouteScripts />
      </body>
    </html>
  )
}

function RouteScripts() {
  const nonce = useNonce()
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  )
}

function Page({ children }: DocumentProps) {
  const isWhole = use(PagePart) === 'whole'
  const root = useRouteLoaderData<typeof loader>('root')
  const theme = useChosenTheme(root?.theme ?? null)
  return (
    <html lang={language} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {theme ? (
          <meta name="theme-color" content={paper[theme]} />
        ) : (
          <>
            <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
          </>
        )}
        <Meta />
        {isWhole && <Links />}
      </head>
      <body>
        {children}
        <Toaster toast={root?.toast ?? null} labels={chrome.toasts} />
        {isWhole && <RouteScripts />}
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const loading = useNavigation().state === 'loading'
  return (
    <AuthProvider state={loaderData.auth} loading={loading}>
      <Outlet />
    </AuthProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const root = useRouteLoaderData<typeof loader>('root')
  const signedOut = isRouteErrorResponse(error) && error.status === 401
  useEffect(() => {
    // The session ended while the page was open: loaded as a document, the page shows the sign-in.
    if (signedOut) window.location.reload()
  }, [signedOut])
  if (signedOut) return null
  if (isPanelPath(pathname)) {
    return (
      <Suspense>
        <PanelFault error={error} />
      </Suspense>
    )
  }
  const kind = faultOf(error)
  return (
    <SiteLayout>
      <LateErrorPage kind={kind} requestId={kind === 'failure' ? root?.requestId : null} />
      <ChatButton />
    </SiteLayout>
  )
}
