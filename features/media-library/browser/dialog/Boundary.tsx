import type { ReactNode } from 'react';
import { Component } from '@wordpress/element';

interface Props {
	children: ReactNode;
	onError: () => void;
}

/** Calls back when its content cannot be rendered, so that users are not left without a dialog. */
export class Boundary extends Component< Props, { hasFailed: boolean } > {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch() {
		this.props.onError();
	}

	override render() {
		return this.state.hasFailed ? null : this.props.children;
	}
}
