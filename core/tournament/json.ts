import { z } from 'zod';
import type { Json } from './words.ts';

/** They reach a prototype when an object is rebuilt by assignment. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const DEEPEST = 20;

const isPlain = (value: unknown, depth: number): boolean => {
  if (depth > DEEPEST) return false;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1));
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([key, member]) => !forbidden.has(key) && isPlain(member, depth + 1));
};

export const json = z.custom<Json>((value) => isPlain(value, 0), 'json');
