import { createContactWidget } from '../../frontend/contact-widget/create-contact-widget';
import { mountAll } from '../../frontend/mount';

mountAll( 'contact-widget', createContactWidget );
