import { createElement as h, lazy, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWhole as pieces } from './render-whole.server.ts'

const renderWhole = async (...given: Parameters<typeof pieces>) => (await pieces(...given)).join('')
const documentOf = (...parts: React.ReactNode[]) => h('html', null, h('body', null, ...parts))
const part = (child: React.ReactNode) => h(Suspense, { fallback: 'waiting' }, child)
const options = { patience: 10_000, onError: () => {} }

test('a document is rendered in one go, with its type', async () => {
  expect(await renderWhole(documentOf('text'), options)).toBe(
    '<!DOCTYPE html><html><head></head><body>text</body></html>',
  )
})

test('a part that comes later is waited for, and stands in its place', async () => {
  const Late = lazy(async () => ({ default: () => h('p', null, 'late') }))
  const html = await renderWhole(documentOf(part(h(Late)), h('p', null, 'end')), options)
  expect(html).toMatch(/^<!DOCTYPE html><html>/)
  expect(html).toContain('<p>late</p>')
  expect(html.indexOf('late')).toBeLessThan(html.indexOf('end'))
  expect(html).not.toMatch(/waiting|<script|<template/)
})

test('so is a component that stands in no part', async () => {
  const Late = lazy(async () => ({ default: () => h('p', null, 'late') }))
  expect(await renderWhole(documentOf(h(Late)), options)).toContain('<p>late</p>')
})

test('a part that never comes does not hold the page back for ever', async () => {
  const Never = lazy(() => new Promise<never>(() => {}))
  const html = await renderWhole(documentOf(part(h(Never)), 'rest'), { ...options, patience: 10 })
  expect(html).toContain('waiting')
  expect(html).toContain('rest')
})

test('a fault of a part is told and leaves the page; any other fault is thrown', async () => {
  const Broken = () => {
    throw new Error('broken part')
  }
  const onError = vi.fn()
  const html = await renderWhole(documentOf(part(h(Broken)), 'rest'), { ...options, onError })
  expect(html).toContain('rest')
  expect(onError).toHaveBeenCalledOnce()
  await expect(renderWhole(documentOf(h(Broken)), options)).rejects.toThrow('broken part')
})
