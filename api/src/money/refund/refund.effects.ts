import { exact, type RefundReason, toWire } from '@wayfare/shared';
import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { MoneyServices } from '../services.js';
import { leftOf } from './refundable.js';
import { newRefund, refundId } from './requestRefund.js';

/** The effect that sends money from the rider's wallet on to the card it came from. */
export const refundEffects = {
  async refundCard(
    _owner: unknown,
    {
      data: { order: orderId, reason },
    }: CarriedEffect<{ order: string; reason: Exclude<RefundReason, 'admin'> }>,
    services: MoneyServices,
  ) {
    const { db, clock, payments } = services;
    const id = refundId('setting', orderId, reason);
    if (await db.refunds.findById(id)) return;
    const order = await db.payments.findById(orderId);
    if (!order || !payments.some(({ name }) => name === order.provider)) return;
    const left = (await leftOf(order, services)).wallet;
    const { walletBalance = 0 } = (await db.users.findById(order.payer)) ?? {};
    const amount = exact(left).gt(walletBalance) ? walletBalance : left;
    if (amount <= 0) return;
    const wanted = { id, amount: toWire(amount), source: 'wallet', reason, by: null, note: '' } as const;
    await db.refunds.insertOnce({ ...newRefund(order, wanted, services), due: clock.now() });
  },
};
